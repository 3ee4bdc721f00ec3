import { json, type Reply } from '../kit/rulebook.ts';
import { bodyOf, isText } from './body-of.ts';
import { type AskedYougile, refusal } from './rules.ts';
import type { Company } from './seed.ts';
import type { Doer } from './tell.ts';

/** Who asks by login and password, and for which company. */
function signedIn(asked: AskedYougile, known: readonly string[]) {
  const { state, insist } = asked;
  const body = bodyOf(asked, ['login', 'password', ...known]);
  const account = state.accounts.find(({ email, password }) => email === body.login && password === body.password);
  insist('YG-02/login', account === undefined, refusal(asked, 401, 'Неверный логин или пароль'));
  const companies = state.companies.filter(({ members }) => account && account.id in members);
  return { userId: account?.id ?? '', companies, body };
}

function companyOf(asked: AskedYougile, companies: readonly Company[], companyId: unknown): string {
  const found = companies.find(({ id }) => id === companyId);
  asked.insist('YG-02/company', found === undefined, refusal(asked, 403, 'Нет доступа к компании'));
  return found?.id ?? String(companyId);
}

export const auth = {
  companies(asked: AskedYougile): Reply {
    const { userId, companies, body } = signedIn(asked, ['name']);
    const named = companies.filter(({ name }) => !isText(body.name) || name.includes(body.name));
    const content = named.map(({ id, name, members }) => ({ id, name, isAdmin: members[userId] === true }));
    return json(200, { paging: { count: content.length, limit: 50, offset: 0, next: false }, content });
  },

  makeKey(asked: AskedYougile): Reply {
    const { state, clock, insist } = asked;
    const { userId, companies, body } = signedIn(asked, ['companyId']);
    const companyId = companyOf(asked, companies, body.companyId);
    const theirs = state.keys.filter((one) => one.userId === userId);
    insist('YG-04/keys', theirs.length >= 30, refusal(asked, 403, 'Не более 30 ключей'));
    state.made += 1;
    const key = Buffer.from(`made-key-number-${String(state.made).padStart(8, '0')}`).toString('base64url');
    state.keys.push({ key, companyId, userId, timestamp: clock.now() });
    return json(201, { key });
  },

  listKeys(asked: AskedYougile): Reply {
    const { userId, companies, body } = signedIn(asked, ['companyId']);
    const companyId = body.companyId === undefined ? null : companyOf(asked, companies, body.companyId);
    const theirs = asked.state.keys.filter((one) => one.userId === userId);
    return json(
      200,
      theirs
        .filter((one) => companyId === null || one.companyId === companyId)
        .map(({ key, timestamp, ...one }) => ({ key, companyId: one.companyId, timestamp, deleted: false })),
    );
  },

  deleteKey(asked: AskedYougile, _: Doer, key: string): Reply {
    const { state, insist } = asked;
    const at = state.keys.findIndex((one) => one.key === key);
    insist('YG-02/key', at < 0, refusal(asked, 404, 'Ключ не найден'));
    if (at >= 0) state.keys.splice(at, 1);
    return json(200, {});
  },
};
