import type { Attachment } from 'svelte/attachments';

/** Where things lie on the page, by name: `hand:0`, `file`, `pile`, `area:1`, `area:1:frank-nitti`, `site:bank:0`. */
const places = new Map<string, Element[]>();

/** Marks an element as a place: `<div {@attach place('file')}>`. */
export function place(name: string): Attachment {
  return (element) => {
    const there = places.get(name) ?? [];
    places.set(name, [...there, element]);
    return () => {
      const left = (places.get(name) ?? []).filter((one) => one !== element);
      if (left.length > 0) places.set(name, left);
      else places.delete(name);
    };
  };
}

/** Where a place is in the window; a name that is not there gives way to what it belongs to: area:1:x to area:1. */
export function rectOf(name: string): DOMRect | undefined {
  for (let part = name; part; part = part.slice(0, Math.max(0, part.lastIndexOf(':')))) {
    for (const element of places.get(part) ?? []) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0 && rect.height > 0) return rect;
    }
  }
  return undefined;
}

/** Where all places are now: taken before the page changes, so that things can come from where they lay. */
export function rects(): (name: string) => DOMRect | undefined {
  const taken = new Map([...places.keys()].map((name) => [name, rectOf(name)]));
  return (name) => {
    for (let part = name; part; part = part.slice(0, Math.max(0, part.lastIndexOf(':')))) {
      const rect = taken.get(part);
      if (rect) return rect;
    }
    return undefined;
  };
}
