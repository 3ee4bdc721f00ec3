/** A date in Russian format, `22.11.2026`, as `2026-11-22`; null for an invalid date. */
export function russianDay(text: string | null): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text?.trim() ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) && !iso.startsWith('0') ? iso : null;
}
