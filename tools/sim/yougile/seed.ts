export interface Account {
  id: string;
  email: string;
  password: string;
  realName: string;
}

export interface Company {
  id: string;
  name: string;
  /** Accounts by identifier; true for an administrator. */
  members: Record<string, boolean>;
}

export interface Key {
  key: string;
  companyId: string;
  userId: string;
  timestamp: number;
}

interface Kept {
  id: string;
  timestamp: number;
  deleted?: boolean;
}

export interface Project extends Kept {
  companyId: string;
  title: string;
  /** Before the number of its tasks. */
  prefix: string;
  users: Record<string, string>;
}

export interface Board extends Kept {
  title: string;
  projectId: string;
  stickers?: unknown;
}

export interface Column extends Kept {
  title: string;
  boardId: string;
  color?: number;
}

export interface Task extends Kept {
  companyId: string;
  title: string;
  createdBy: string;
  idTaskCommon: string;
  idTaskProject?: string;
  columnId?: string;
  completed: boolean;
  archived: boolean;
  completedTimestamp?: number;
  archivedTimestamp?: number;
  [more: string]: unknown;
}

export interface Line {
  id: number;
  chatId: string;
  fromUserId: string;
  text: string;
  deleted?: boolean;
}

export interface Subscription {
  id: string;
  companyId: string;
  url: string;
  event: string;
  disabled: boolean;
  deleted: boolean;
  lastSuccess: number | null;
  failuresSinceLastSuccess: number;
}

export interface World {
  accounts: Account[];
  companies: Company[];
  keys: Key[];
  projects: Project[];
  boards: Board[];
  columns: Column[];
  tasks: Task[];
  lines: Line[];
  subscriptions: Subscription[];
  subscribers: Record<string, unknown>;
  /** Numbers given to tasks, by company and by project. */
  numbers: Record<string, number>;
  made: number;
  messageIsList: boolean;
  /** Where a delivery has what it is about. */
  eventBody: 'payload' | 'data';
  /** How many failures in a row switch a subscription off: nobody tells. */
  failuresAllowed: number;
  /** An answer that takes longer is asked for again, so many times. */
  patienceMs: number;
  repeats: number;
  repeatAfterMs: number;
}

export const uuidOf = (kind: number, count: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-9000-${String(count).padStart(12, '0')}`;

const since = Date.parse('2026-11-02T08:00:00Z');
const [anna, oleg, vera] = [uuidOf(1, 1), uuidOf(1, 2), uuidOf(1, 3)];
const [company, other] = [uuidOf(2, 1), uuidOf(2, 2)];
const [supply, secret, foreign] = [uuidOf(3, 1), uuidOf(3, 2), uuidOf(3, 3)];
const [orders, hidden, archive, foreignBoard] = [uuidOf(4, 1), uuidOf(4, 2), uuidOf(4, 3), uuidOf(4, 4)];

const at = (id: string, minute: number) => ({ id, timestamp: since + minute * 60_000 });

/** Keys of the seed: two of one company, one of an observer, one of another company. */
export const keys = {
  main: 'bWFpbi1rZXktb2YtdGhlLWNvbXBhbnktMDAwMQ',
  second: 'c2Vjb25kLWtleS1vZi10aGUtY29tcGFueS0wMDI',
  observer: 'b2JzZXJ2ZXIta2V5LW9mLXRoZS1jb21wYW55LTM',
  foreign: 'Zm9yZWlnbi1rZXktb2YtYW5vdGhlci1jb21wYW4',
};

export const seed = (): World => ({
  accounts: [
    { id: anna, email: 'anna@romashka.ru', password: 'верный-пароль-1', realName: 'Анна Смирнова' },
    { id: oleg, email: 'oleg@romashka.ru', password: 'верный-пароль-2', realName: 'Олег Белов' },
    { id: vera, email: 'vera@other.ru', password: 'верный-пароль-3', realName: 'Вера Чужая' },
  ],
  companies: [
    { id: company, name: 'ООО «Ромашка»', members: { [anna]: true, [oleg]: false } },
    { id: other, name: 'ООО «Другие»', members: { [vera]: true } },
  ],
  keys: [
    { key: keys.main, companyId: company, userId: anna, timestamp: since },
    { key: keys.second, companyId: company, userId: anna, timestamp: since },
    { key: keys.observer, companyId: company, userId: oleg, timestamp: since },
    { key: keys.foreign, companyId: other, userId: vera, timestamp: since },
  ],
  projects: [
    {
      ...at(supply, 1),
      companyId: company,
      title: 'Снабжение',
      prefix: 'SUP',
      users: { [anna]: 'admin', [oleg]: 'observer' },
    },
    { ...at(secret, 2), companyId: company, title: 'Без Олега', prefix: 'SEC', users: { [anna]: 'admin' } },
    { ...at(foreign, 3), companyId: other, title: 'Чужой', prefix: 'FOR', users: { [vera]: 'admin' } },
  ],
  boards: [
    { ...at(orders, 4), title: 'Закупки', projectId: supply },
    { ...at(archive, 5), title: 'Склад', projectId: supply },
    { ...at(hidden, 6), title: 'Скрытая', projectId: secret },
    { ...at(foreignBoard, 7), title: 'Чужая', projectId: foreign },
  ],
  columns: [
    { ...at(uuidOf(5, 1), 8), title: 'Новые', boardId: orders, color: 1 },
    { ...at(uuidOf(5, 2), 9), title: 'В работе', boardId: orders, color: 2 },
    { ...at(uuidOf(5, 3), 10), title: 'Готово', boardId: orders, color: 3 },
    { ...at(uuidOf(5, 4), 11), title: 'Приёмка', boardId: archive },
    { ...at(uuidOf(5, 5), 12), title: 'Скрытая', boardId: hidden },
    { ...at(uuidOf(5, 6), 13), title: 'Чужая', boardId: foreignBoard },
  ],
  tasks: [],
  lines: [],
  subscriptions: [],
  subscribers: {},
  numbers: {},
  made: 0,
  messageIsList: false,
  eventBody: 'payload',
  failuresAllowed: 5,
  patienceMs: 3_000,
  repeats: 1,
  repeatAfterMs: 1_000,
});
