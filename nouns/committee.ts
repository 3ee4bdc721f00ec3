import { choice, text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const committeeRoles = {
  chair: words('Chair', 'Председатель'),
  member: words('Member', 'Член комиссии'),
  secretary: words('Secretary', 'Секретарь'),
};

export const committeeMember = {
  role: choice(committeeRoles, 'Role', 'Роль'),
  name: text(200, 'Name', 'Имя').example('Смирнова А. В.'),
  position: text(200, 'Position', 'Должность').nullable().example('Директор по закупкам'),
};

/** Members besides the chair and the secretary. */
export const mostMembers = 7;

export const committee = (en: string, ru: string) => structures(committeeMember, en, ru, { maxItems: mostMembers + 2 });

export type CommitteeMember = StructureOf<typeof committeeMember>;
