import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a later run must know of the month of this portal. */
export interface MonthNotes {
  portalName: string;
  /** The day it is played on: a run that goes on where another broke off tells the same days. */
  today: string;
  /** Of everybody who was hired for it. */
  password: string;
  isPlayed: boolean;
}

/** The notes of an earlier run for this portal, or new ones. */
export function readNotes(dataDir: string, portalName: string): MonthNotes {
  const file = fileIn(dataDir);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MonthNotes) : undefined;
  if (kept?.portalName === portalName) return kept;
  const notes = {
    portalName,
    today: new Date().toISOString().slice(0, 10),
    password: `Rabota-${randomBytes(9).toString('base64url')}`,
    isPlayed: false,
  };
  keepNotes(dataDir, notes);
  return notes;
}

export function keepNotes(dataDir: string, notes: MonthNotes): void {
  writeFileSync(fileIn(dataDir), `${JSON.stringify(notes, null, 2)}\n`, { mode: 0o600 });
}

/** The address of somebody who was hired for it: nobody has two accounts under one. */
export const addressIn = ({ portalName }: Pick<MonthNotes, 'portalName'>, name: string) =>
  `${name}.${portalName.replace(/^demo-/, '')}@apteka-sklad.ru`;

const fileIn = (dataDir: string) => join(dataDir, 'demo-month.json');
