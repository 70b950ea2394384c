const KEPT = 'fallakte-capone-list';

/** Whether the city is read as a list; remembered in this browser. */
class Look {
  list = $state(kept());

  toggle(): void {
    this.list = !this.list;
    try {
      localStorage.setItem(KEPT, String(this.list));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const look = new Look();

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'true';
  } catch {
    return false;
  }
}
