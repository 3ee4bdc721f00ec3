const keyOf = (jobId: string) => `prokura.import.${jobId}`;

/** Rows chosen to be applied alone; they outlast a reload, in this tab. */
export function keepChosen(jobId: string, chosen: ReadonlySet<number>) {
  sessionStorage.setItem(keyOf(jobId), JSON.stringify([...chosen]));
}

export function chosenRows(jobId: string): number[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? '[]');
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [];
}
