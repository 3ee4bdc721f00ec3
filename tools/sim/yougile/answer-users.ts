import { json, type Reply } from '../kit/rulebook.ts';
import { pageOf } from './page-of.ts';
import { type AskedYougile, refusal } from './rules.ts';
import type { Account } from './seed.ts';
import type { Doer } from './tell.ts';

const colleagues = ({ state }: AskedYougile, { companyId }: Doer) => {
  const members = state.companies.find(({ id }) => id === companyId)?.members ?? {};
  return state.accounts
    .filter(({ id }) => id in members)
    .map((one) => ({ ...told(one), isAdmin: members[one.id] === true }));
};

const told = ({ id, email, realName }: Account) => ({ id, email, realName, status: 'online' });

export const answerUsers = {
  list(asked: AskedYougile, doer: Doer): Reply {
    const takesPart = ({ id }: { id: string }, wanted: string) =>
      asked.state.projects.some((project) => project.id === wanted && id in project.users);
    const filters = { email: (one: { email: string }, wanted: string) => one.email === wanted, projectId: takesPart };
    return pageOf<{ id: string; email: string; deleted?: boolean }>(asked, colleagues(asked, doer), filters);
  },

  show(asked: AskedYougile, doer: Doer, id: string): Reply {
    const found = colleagues(asked, doer).find((one) => one.id === id);
    asked.insist('YG-17/known', found === undefined, refusal(asked, 404, 'Сотрудник не найден'));
    return json(200, found ?? {});
  },
};
