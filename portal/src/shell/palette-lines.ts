import { say } from '../kit/say.ts';
import type { May } from '../shared/session/me.ts';
import { navigation } from './navigation.ts';
import type { RecordLine } from './record-line.ts';
import type { Outside } from './use-connected.ts';

/** Records are looked for from so many letters on: one letter is in almost all of them. */
export const fewestLetters = 2;

/** Pages whose name holds what is typed, all of them where nothing is; those of messengers and of the tracker while the company has one. */
export const pagesLike = (wanted: string, may: May, connected: Readonly<Record<Outside, boolean>>) =>
  navigation
    .flatMap(({ items }) => items)
    .filter(
      ({ needs, label, whileConnected }) =>
        (needs === undefined || may(needs)) &&
        (!whileConnected || connected[whileConnected]) &&
        holds(say(label), wanted),
    );

/** What was found for the letters before (`isOld`) stays only while it fits, so that Enter never opens something else. */
export const recordsLike = (records: readonly RecordLine[], wanted: string, isOld: boolean) =>
  wanted.length < fewestLetters
    ? []
    : records.filter(({ label, about }) => !isOld || holds(`${label} ${about}`, wanted));

const holds = (label: string, wanted: string) => label.toLowerCase().includes(wanted.toLowerCase());
