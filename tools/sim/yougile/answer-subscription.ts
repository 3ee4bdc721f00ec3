import { json, type Reply } from '../kit/rulebook.ts';
import { bodyOf, isText } from './body-of.ts';
import { type AskedYougile, type Given, refusal } from './rules.ts';
import { type Subscription, uuidOf } from './seed.ts';
import type { Doer } from './tell.ts';

function check(asked: AskedYougile, { url, event }: Given): void {
  const { insist } = asked;
  insist(
    'YG-30/url',
    url !== undefined && !(isText(url) && URL.canParse(url)),
    refusal(asked, 400, 'url must be an URL'),
  );
  const isWrong = event !== undefined && !isExpression(event);
  insist('YG-31/event', isWrong, refusal(asked, 400, 'event must be a regular expression'));
}

function isExpression(event: unknown): boolean {
  try {
    return typeof event === 'string' && event !== '' && new RegExp(event) instanceof RegExp;
  } catch {
    return false;
  }
}

const shown = ({ companyId: _, ...one }: Subscription) => one;

export const answerSubscription = {
  /** A plain list, unlike all others. */
  list(asked: AskedYougile, { companyId }: Doer): Reply {
    const { query, state } = asked;
    asked.explain('query', Object.fromEntries(query), ['includeDeleted']);
    const ours = state.subscriptions.filter((one) => one.companyId === companyId);
    return json(200, ours.filter(({ deleted }) => query.get('includeDeleted') === 'true' || !deleted).map(shown));
  },

  make(asked: AskedYougile, { companyId }: Doer): Reply {
    const { state, insist } = asked;
    const body = bodyOf(asked, ['url', 'event']);
    insist('YG-30/url', body.url === undefined, refusal(asked, 400, 'url should not be empty'));
    insist('YG-31/event', body.event === undefined, refusal(asked, 400, 'event should not be empty'));
    check(asked, body);
    const id = uuidOf(7, state.subscriptions.length + 1);
    const fresh = { disabled: false, deleted: false, lastSuccess: null, failuresSinceLastSuccess: 0 };
    state.subscriptions.push({ id, companyId, url: String(body.url), event: String(body.event), ...fresh });
    return json(201, { id });
  },

  change(asked: AskedYougile, { companyId }: Doer, id: string): Reply {
    const body = bodyOf(asked, ['url', 'event', 'disabled', 'deleted']);
    const found = asked.state.subscriptions.find((one) => one.id === id && one.companyId === companyId);
    asked.insist('YG-30/known', found === undefined, refusal(asked, 404, 'Подписка не найдена'));
    check(asked, body);
    if (found) {
      Object.assign(found, body);
      // Revived, it starts counting anew.
      if (body.disabled === false) found.failuresSinceLastSuccess = 0;
    }
    return json(200, { id });
  },
};
