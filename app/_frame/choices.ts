/** What a reader may choose and the device remembers: also read by the start script, which repeats the three keys. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `own` is the language of the page, `other` the one it is not in. */
export const COLUMNS = ['own', 'both', 'other'] as const;
export type Columns = (typeof COLUMNS)[number];

/** Whether official sentences stand beside the restatement, where the device has them. */
export const OFFICIAL = ['shown', 'hidden'] as const;
export type Official = (typeof OFFICIAL)[number];

/** Shows the choice now and keeps it where the browser allows that. */
export function choose(choice: { theme: Theme } | { columns: Columns } | { official: Official }): void {
  for (const [name, value] of Object.entries(choice)) {
    document.documentElement.dataset[name] = value;
    try {
      localStorage.setItem(`saitei-${name}`, value);
    } catch {
      // A browser that refuses storage still shows the choice on this page.
    }
  }
}

/** The theme the page shows now, chosen or from the system. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  const named = THEMES.find((theme) => theme === chosen);
  return named ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** The columns the page shows now. */
export function currentColumns(): Columns {
  return COLUMNS.find((columns) => columns === document.documentElement.dataset.columns) ?? 'own';
}

/** Whether the page shows official sentences now. */
export function currentOfficial(): Official {
  return OFFICIAL.find((official) => official === document.documentElement.dataset.official) ?? 'shown';
}
