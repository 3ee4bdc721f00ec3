import type { Api } from '../api.ts';
import type { People as LoopPeople } from '../loop/scene.ts';
import { tokenFromLetter } from '../token-from-letter.ts';
import { hirePeople, type People } from './hire-people.ts';
import { addressIn, type MonthNotes } from './month-notes.ts';

/** Hires whom the month needs; invitations are read from the letters that the installation writes. */
export const hireTeam = (
  api: Api,
  { buyer, head }: Pick<LoopPeople, 'buyer' | 'head'>,
  notes: MonthNotes,
  dataDir: string,
): Promise<People> =>
  hirePeople({
    ...{ api, owner: buyer, purchasingHead: head, password: notes.password },
    addressOf: (name) => addressIn(notes, name),
    tokenFor: (email) => tokenFromLetter(dataDir, email, /\/invitation#([\w-]+)/),
  });
