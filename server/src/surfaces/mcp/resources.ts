import type { ReadResourceResult, ResourceTemplateType } from '@modelcontextprotocol/server';
import { notFound, words } from '../../kernel/problems/errors.ts';
import type { Language } from '../../kernel/problems/problem-body.ts';
import type { Agent } from './agent.ts';
import { framed } from './framed.ts';
import { idOf } from './tools/described-tool.ts';
import { leanAnswer } from './tools/lean-answer.ts';
import { mayAsk } from './tools/operations-tools.ts';
import type { Tool } from './tools/tools-of.ts';

/** Records by address, each read by the tool of the same route. */
const kinds = {
  requisitions: 'get_requisition',
  items: 'get_item',
  counterparties: 'get_counterparty',
  rfqs: 'get_rfq',
  quotes: 'get_quote',
  orders: 'get_order',
  invoices: 'get_invoice',
  contracts: 'get_contract',
} as const;

export const templatesFor = (tools: readonly Tool[], { actor, language }: Pick<Agent, 'actor' | 'language'>) =>
  Object.entries(kinds).flatMap(([kind, name]) => {
    const tool = tools.find((one) => one.name === name);
    return tool && mayAsk(actor, tool.route) ? [template(kind, tool, language)] : [];
  });

const template = (kind: string, { route }: Tool, language: Language): ResourceTemplateType => ({
  name: kind,
  uriTemplate: `prokura://${kind}/{id}`,
  title: route.operation.summary[language],
  mimeType: 'text/plain',
});

/** A record of the portal by its address, between marks as what tools answer. */
export async function readResource(tools: readonly Tool[], agent: Agent, uri: string): Promise<ReadResourceResult> {
  const [, kind = '', id = ''] = /^prokura:\/\/(\w+)\/([\w-]+)$/.exec(uri) ?? [];
  const tool = tools.find((one) => Object.hasOwn(kinds, kind) && one.name === kinds[kind as keyof typeof kinds]);
  if (!tool || !mayAsk(agent.actor, tool.route)) throw notFound(words('Resource', 'Ресурс'));
  const { body } = await agent.ask(tool.route, { input: { [idOf(tool.route) as string]: id } });
  return { contents: [{ uri, mimeType: 'text/plain', text: framed(leanAnswer(body)) }] };
}
