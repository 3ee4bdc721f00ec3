/** The next moment at which clocks of a time zone turn to this hour, after `now`; ISO. */
export function nextTurn(hour: number, timeZone: string, now: Date): string {
  const shown = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' })
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'hour' | 'minute' | 'second', number>;
  const passed = shown.hour * 3_600 + shown.minute * 60 + shown.second;
  const left = hour * 3_600 - passed;
  const second = Math.floor(now.getTime() / 1_000);
  return new Date((second + (left > 0 ? left : left + 86_400)) * 1_000).toISOString();
}
