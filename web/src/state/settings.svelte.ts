/** What a person has set for this browser. */
export interface Wishes {
  motion: 'full' | 'reduced' | 'system';
  pace: 'slow' | 'normal' | 'instant';
  sound: boolean;
  vibration: boolean;
  notify: boolean;
  confirm: boolean;
  size: 'small' | 'normal' | 'large';
  contrast: boolean;
  theme: 'light' | 'dark' | 'system';
  left: boolean;
  sort: 'kind' | 'value' | 'newest' | 'own';
}

const KEPT = 'fallakte-settings';
const USUAL: Wishes = {
  motion: 'system',
  pace: 'normal',
  sound: false,
  vibration: true,
  notify: false,
  confirm: false,
  size: 'normal',
  contrast: false,
  theme: 'system',
  left: false,
  sort: 'kind',
};

export const settings = $state<Wishes>({ ...USUAL, ...kept() });

/** Keep the settings, and show them on the page: whatever is drawn follows `data-…` on the root. Call once. */
export function followSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement.dataset;
      root['theme'] = settings.theme;
      root['motion'] = settings.motion;
      root['size'] = settings.size;
      root['contrast'] = settings.contrast ? 'more' : 'usual';
      root['hand'] = settings.left ? 'left' : 'right';
      try {
        localStorage.setItem(KEPT, JSON.stringify(settings));
      } catch {
        // Then they hold until the page is closed.
      }
    });
  });
}

/** Whether nothing shall move. */
export function isStill(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** For how long what others do stays in sight before the next thing happens, in milliseconds. */
export function breath(): number {
  return { slow: 1200, normal: 500, instant: 0 }[settings.pace];
}

function kept(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Wishes>;
  } catch {
    return {};
  }
}
