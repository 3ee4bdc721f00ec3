import { edoSabySuite } from '../../../test/connectors/edo-saby-suite.ts';
import { judgeConnector } from '../../../test/connectors/suite.ts';
import { edoSaby } from './edo-saby.connector.ts';

judgeConnector(edoSaby, edoSabySuite, {
  folder: new URL('./', import.meta.url),
  nameOf: 'edoSaby',
  faults: [
    {
      name: 'no charset',
      file: 'ask-rpc.ts',
      change: ["'application/json-rpc;charset=utf-8'", "'application/json-rpc'"],
    },
    { name: 'one media type for all', file: 'ask-rpc.ts', change: ["settings.mediaType ?? 'json-rpc'", "'json-rpc'"] },
    {
      name: 'an error taken for an answer',
      file: 'ask-rpc.ts',
      change: ['if (told !== null) return { result: null', 'if (false) return { result: null'],
    },
    {
      name: 'a refusal with a bad status taken for a breakdown',
      file: 'ask-rpc.ts',
      change: ['if (told === null) throw error;', 'throw error;'],
    },
    { name: 'no session', file: 'ask-saby.ts', change: ["{ 'x-sbissessionid': session }", '{}'] },
    {
      name: 'both headers',
      file: 'ask-saby.ts',
      change: [
        "settings.service ? { 'x-sbisaccesstoken': session }",
        "settings.service ? { 'x-sbisaccesstoken': session, 'x-sbissessionid': session }",
      ],
    },
    {
      name: 'a session never opened anew',
      file: 'ask-saby.ts',
      change: ['error.status !== 401) throw error;', 'error.status !== 999) throw error;'],
    },
    {
      name: 'an act repeated like a question',
      file: 'act.ts',
      change: ["class: 'unsafe-write'", "class: 'idempotent-write'"],
    },
    {
      name: 'an act without a look',
      file: 'act.ts',
      change: ['if (isDone(call, document, what)) return writtenOf(call, document);', ''],
    },
    {
      name: 'a signature that is not minded',
      file: 'act.ts',
      change: ['if (isYes(action.ТребуетПодписания)) throw wantsSignature;', ''],
    },
    {
      name: 'a later attempt without a look',
      file: 'submit.ts',
      change: ['write.attempt > 1 ? await readDocument(call, write.id) : null', 'null'],
    },
    { name: 'an identifier of their own', file: 'submit.ts', change: ['Идентификатор: id,', ''] },
    {
      name: 'another attachment at every attempt',
      file: 'submit.ts',
      change: ['Идентификатор: attachmentIdOf(id),', ''],
    },
    {
      name: 'the sum as a number',
      file: 'submit.ts',
      change: ['{ Сумма: submission.amount }', '{ Сумма: Number(submission.amount) }'],
    },
    { name: 'days as we write them', file: 'submit.ts', change: ['writeDay(submission.date)', 'submission.date'] },
    { name: 'an unknown code for a good end', file: 'states.ts', change: ["?? 'unknown'", "?? 'completed'"] },
    {
      name: 'papers of the operator for documents',
      file: 'signatures.ts',
      change: ['.filter(({ Служебный }) => !isYes(Служебный))', ''],
    },
    {
      name: 'a signature of ours for theirs',
      file: 'signatures.ts',
      change: ['if (sides.has(sender) && sides.has(recipient))', 'if (sides.has(sender))'],
    },
    { name: 'the clock of London', file: 'times.ts', change: ['3 * 3_600_000', '0'] },
    { name: 'the filter under another name', file: 'ask-changes.ts', change: ['Фильтр: {', 'Параметры: {'] },
    {
      name: 'pages counted in numbers',
      file: 'ask-changes.ts',
      change: ['Страница: String(page)', 'Страница: page'],
    },
    { name: 'one way to write times', file: 'ask-changes.ts', change: ["['colon', 'dot']", "['colon']"] },
    {
      name: 'one page of changes',
      file: 'ask-changes.ts',
      change: ['more: isYes(Навигация?.ЕстьЕще)', 'more: false'],
    },
    {
      name: 'what was told is told again',
      file: 'pull-changes.ts',
      change: ['if (seen.has(as)) return [];', ''],
    },
    {
      name: 'a page that changed is passed by',
      file: 'pull-changes.ts',
      change: ['isShort(documents.length, found.length) ? page : page + 1', 'page + 1'],
    },
    {
      name: 'an empty link for an empty file',
      file: 'download.ts',
      change: ['if (!link) throw notYet;', "if (!link) return Buffer.from('');"],
    },
    { name: 'who takes no part is offered', file: 'parties.ts', change: ['if (found.id === null) return [];', ''] },
  ],
});
