import { useState } from 'react';

type Chosen = ReadonlySet<number>;

const keyOf = (jobId: string) => `prokura.import.${jobId}`;

/** Rows that are chosen to be applied alone, as this tab keeps them. */
export function chosenRows(jobId: string): number[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? '[]');
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [];
}

/** The choice of rows: it outlasts a reload, and is kept at once, whichever way leads on to applying them. */
export function useChosenRows(jobId: string): [Chosen, (next: Chosen) => void] {
  const [chosen, setChosen] = useState<Chosen>(() => new Set(chosenRows(jobId)));
  const choose = (next: Chosen) => {
    sessionStorage.setItem(keyOf(jobId), JSON.stringify([...next]));
    setChosen(next);
  };
  return [chosen, choose];
}
