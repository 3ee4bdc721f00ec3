import type { CallToolResult } from '@modelcontextprotocol/server';
import { keepFields } from '../../../kernel/lists/keep-fields.ts';
import { invalid, invalidField, Refusal, refuse, words } from '../../../kernel/problems/errors.ts';
import { problemBody } from '../../../kernel/problems/problem-body.ts';
import { unknownName } from '../../../kernel/problems/unknown-name.ts';
import type { Route } from '../../../kernel/routes.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { Agent, Answered } from '../agent.ts';
import { framed } from '../framed.ts';
import { idOf, isList, isPaged, membersOf } from './described-tool.ts';
import { leanAnswer } from './lean-answer.ts';
import { addressOf, callOperation, findOperation, foundOperations, mayAsk } from './operations-tools.ts';
import type { Tool } from './tools-of.ts';
import { usualFields } from './usual-fields.ts';

type Given = Readonly<Record<string, unknown>>;

const usualPage = 10;
const mostPage = 50;

/** Does what a tool stands for, and answers with data alone, between marks. */
export async function callTool(
  tools: readonly Tool[],
  routes: readonly Route[],
  agent: Agent,
  name: string,
  given: Given,
): Promise<CallToolResult> {
  try {
    return shown(await answerOf(tools, routes, agent, name, given));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return shown({ status: error.status, body: problemBody(error, uuidv7(), agent.language) });
  }
}

async function answerOf(
  tools: readonly Tool[],
  routes: readonly Route[],
  agent: Agent,
  name: string,
  given: Given,
): Promise<Answered> {
  if (name === findOperation.name)
    return {
      status: 200,
      body: foundOperations(routes, agent.actor, typeof given.query === 'string' ? given.query : ''),
    };
  if (name === callOperation.name) {
    const route = routes.find((one) => addressOf(one) === given.address);
    if (!route || !mayAsk(agent.actor, route)) throw refuse('route_not_found');
    return ask(agent, route, (given.input ?? {}) as Given, given);
  }
  const tool = tools.find((one) => one.name === name);
  if (!tool || !mayAsk(agent.actor, tool.route)) throw unknownTool(name, tools);
  const { idempotencyKey: _, dryRun: __, ...told } = given;
  const own = { fields: usualFields[name], ...told, ...(isPaged(tool.route) && { limit: pageSize(told.limit) }) };
  return isList(tool.route) ? list(agent, tool.route, own) : one(agent, tool.route, own, given);
}

const pageSize = (limit: unknown) => Math.min(Number(limit) || usualPage, mostPage);

const list = (agent: Agent, route: Route, { filter, ...page }: Given) =>
  agent.ask(route, { input: { ...(filter as Given), ...page } });

async function one(agent: Agent, route: Route, { id, ...own }: Given, given: Given): Promise<Answered> {
  const idName = idOf(route);
  const input = idName ? { ...own, [idName]: id } : own;
  if (route.operation.kind === 'command') return ask(agent, route, input, given);
  const { fields, ...others } = input as Given;
  const answer = await agent.ask(route, { input: others });
  if (typeof fields !== 'string' || answer.status !== 200) return answer;
  const [kept] = keepFields([answer.body as object], fields, membersOf(route.operation.output));
  return { ...answer, body: kept };
}

function ask(agent: Agent, route: Route, input: Given, { idempotencyKey, dryRun }: Given): Promise<Answered> {
  if (route.operation.kind === 'query') return agent.ask(route, { input });
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') throw withoutKey();
  return agent.ask(route, { input, idempotencyKey, dryRun: dryRun === true });
}

function shown({ status, body }: Answered): CallToolResult {
  const data = leanAnswer(body);
  return {
    content: [{ type: 'text', text: framed(data) }],
    structuredContent: data,
    ...(status >= 400 && { isError: true }),
  };
}

const withoutKey = () =>
  invalidField('/idempotencyKey', 'required', words('is required for every write', 'обязателен для каждой записи'));

const unknownTool = (name: string, tools: readonly Tool[]) =>
  invalid([
    unknownName(
      { at: '/name', code: 'enum' },
      name,
      tools.map((tool) => tool.name),
      words(`there is no tool “${name}” for this key`, `инструмента «${name}» для этого ключа нет`),
    ),
  ]);
