import { say } from '../kit/say.ts';
import type { May } from '../shared/session/me.ts';
import { navigation } from './navigation.ts';
import type { RecordLine } from './record-line.ts';

/** Records are looked for from so many letters on: one letter is in almost all of them. */
export const fewestLetters = 2;

/** Pages whose name holds what is typed, all of them where nothing is; that of messengers while one is connected. */
export const pagesLike = (wanted: string, may: May, isConnected: boolean) =>
  navigation
    .flatMap(({ items }) => items)
    .filter(
      ({ needs, label, whileConnected }) =>
        (needs === undefined || may(needs)) && (!whileConnected || isConnected) && holds(say(label), wanted),
    );

/** What was found for the letters before (`isOld`) stays only while it fits, so that Enter never opens something else. */
export const recordsLike = (records: readonly RecordLine[], wanted: string, isOld: boolean) =>
  wanted.length < fewestLetters
    ? []
    : records.filter(({ label, about }) => !isOld || holds(`${label} ${about}`, wanted));

const holds = (label: string, wanted: string) => label.toLowerCase().includes(wanted.toLowerCase());
