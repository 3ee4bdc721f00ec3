export const dayMs = 86_400_000;

/** Days since the epoch by the Moscow calendar, which has been three hours ahead of UTC since 2014. */
export const moscowDay = (at: Date) => Math.floor((at.getTime() + 3 * 3_600_000) / dayMs);

/** The first and the last moment of a day, `2026-11-20`, in Moscow. */
export const dayBegins = (day: string) => new Date(`${day}T00:00:00.000+03:00`).toISOString();
export const dayEnds = (day: string) => new Date(`${day}T23:59:59.999+03:00`).toISOString();
