import { edoAstralSuite } from '../../../test/connectors/edo-astral-suite.ts';
import { judgeConnector } from '../../../test/connectors/suite.ts';
import { edoAstral } from './edo-astral.connector.ts';

judgeConnector(edoAstral, edoAstralSuite, {
  folder: new URL('./', import.meta.url),
  nameOf: 'edoAstral',
  faults: [
    { name: 'no subscriber', file: 'ask-astral.ts', change: ['abonentid: abonentId,', ''] },
    {
      name: 'one scheme for all',
      file: 'ask-astral.ts',
      change: ["authScheme === '' ? token : `${authScheme} ${token}`", '`Bearer ${token}`'],
    },
    { name: 'one header for all', file: 'ask-astral.ts', change: ['[authHeader.toLowerCase()]', 'authorization'] },
    { name: 'paths that cannot be changed', file: 'ask-astral.ts', change: ['paths?.[at] ?? ', ''] },
    {
      name: 'an import repeated like a question',
      file: 'submit.ts',
      change: ["class: 'unsafe-write'", "class: 'idempotent-write'"],
    },
    { name: 'nobody to receive it', file: 'submit.ts', change: ["{ name: 'RecipientIds', value: recipient.id },", ''] },
    { name: 'a part by another name', file: 'submit.ts', change: ["name: 'DocumentFile'", "name: 'documentFile'"] },
    { name: 'files of any length', file: 'submit.ts', change: ['bytes.length > mostBytes', 'false'] },
    {
      name: 'an answer asked of formal documents',
      file: 'submit.ts',
      change: ["format === 'xml' ? []", "format === 'nothing' ? []"],
    },
    {
      name: 'one in doubt taken for not made',
      file: 'submit.ts',
      change: ["return { found: 'unknown' };", "return { found: 'no' };"],
    },
    { name: 'the first page of drafts only', file: 'find-draft.ts', change: ['drafts.length === 0 ||', 'true ||'] },
    {
      name: 'any recipient for the one it went to',
      file: 'find-draft.ts',
      change: ['whole.recipientIds.includes(recipient.id)', 'whole.recipientIds.length > 0'],
    },
    { name: 'old drafts for the new one', file: 'find-draft.ts', change: ['< earliest', '< 0'] },
    { name: 'the first of two', file: 'find-draft.ts', change: ['found.length === 1 && ', ''] },
    {
      name: 'bytes lost on the way',
      file: 'write-form.ts',
      change: [
        'isText ? Buffer.from(value) : value.bytes',
        'isText ? Buffer.from(value) : Buffer.from(Buffer.from(value.bytes).toString())',
      ],
    },
    {
      name: 'a request taken back twice',
      file: 'cancel-signing.ts',
      change: ["class: 'unsafe-write'", "class: 'idempotent-write'"],
    },
    { name: 'an unknown status for a good end', file: 'states.ts', change: ["?? 'unknown'", "?? 'completed'"] },
    {
      name: 'the words of Astral kept back',
      file: 'state-of.ts',
      change: ['statusText: last?.statusName ?? last?.status ?? null', 'statusText: null'],
    },
    { name: 'a draft that nobody finds again', file: 'state-of.ts', change: ['{ formerKeys: [ids.draftId] }', '{}'] },
    {
      name: 'anybody whom the filter finds',
      file: 'parties.ts',
      change: ['told.inn !== inn ||', ''],
    },
    {
      name: 'one page of drafts',
      file: 'pull-changes.ts',
      change: ['const more = reached < drafts.length;', 'const more = false;'],
    },
    { name: 'what is over is asked about', file: 'pull-changes.ts', change: ['if (over.has(draftId)) continue;', ''] },
    {
      name: 'a draft for what is on its way',
      file: 'follow.ts',
      change: ['if (draft.docflowId !== null) return followHistory(call, draftId, draft.docflowId);', ''],
    },
    {
      name: 'events named anew at every look',
      file: 'state-of.ts',
      change: ["`${docflowId}/${place}/${status ?? ''}/${at}`", '`${docflowId}/${place}/${Math.random()}`'],
    },
  ],
});
