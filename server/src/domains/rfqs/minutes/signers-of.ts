import { type CommitteeMember, mostMembers } from '../../../../../nouns/committee.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Variable } from '../../../kernel/variables.ts';

/** A line to write on, where the company has no committee. */
const blank = { name: '_'.repeat(20), position: '_'.repeat(24) };

const named = (en: string, ru: string): Variable => ({ label: words(en, ru), valueType: 'string' });

interface Place {
  key: string;
  role: CommitteeMember['role'];
  /** Which one of that role. */
  at: number;
  en: string;
  ru: string;
}

const places: readonly Place[] = [
  { key: 'chair', role: 'chair', at: 0, en: 'Chair', ru: 'Председатель' },
  ...Array.from({ length: mostMembers }, (_, at) => ({
    ...{ key: `member${at + 1}`, role: 'member' as const, at },
    ...{ en: `Member ${at + 1}`, ru: `Член комиссии ${at + 1}` },
  })),
  { key: 'secretary', role: 'secretary', at: 0, en: 'Secretary', ru: 'Секретарь' },
];

export const signerPaths: Readonly<Record<string, Variable>> = Object.fromEntries(
  places.flatMap(({ key, en, ru }) => [
    [`${key}Name`, named(`${en} of the committee`, `${ru}: имя`)],
    [`${key}Position`, named(`${en}: position`, `${ru}: должность`)],
  ]),
);

/** Names and positions by their places in minutes; without a committee lines for a chair and two members. */
export function signersOf(committee: readonly CommitteeMember[]): Record<string, string | null> {
  return Object.fromEntries(
    places.flatMap(({ key, role, at }) => {
      const signer = committee.length === 0 ? blankAt(role, at) : committee.filter((one) => one.role === role)[at];
      return [
        [`${key}Name`, signer?.name ?? null],
        [`${key}Position`, signer?.position ?? null],
      ];
    }),
  );
}

const blankAt = (role: CommitteeMember['role'], at: number) =>
  role === 'chair' || (role === 'member' && at < 2) ? blank : undefined;
