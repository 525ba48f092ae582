/** The words for a name the engine gives; a name that is new to the site is shown as it is. */
export function labelOf(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}
