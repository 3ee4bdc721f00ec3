/** Days as they are typed: null where there are none, nothing where it is no whole number up to ten years. */
export function daysOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) && Number(text) <= 3_650 ? Number(text) : undefined;
}
