import { dadataSuite } from '../../../test/connectors/dadata-suite.ts';
import { judgeConnector } from '../../../test/connectors/suite.ts';
import { dadata } from './dadata.connector.ts';

judgeConnector(dadata, dadataSuite, {
  folder: new URL('./', import.meta.url),
  nameOf: 'dadata',
  faults: [
    { name: 'another scheme', file: 'ask-dadata.ts', change: ['`Token ${', '`Bearer ${'] },
    {
      name: 'no secret for the cleaner',
      file: 'ask-dadata.ts',
      change: ["...(secret && { 'x-secret'", "...(false && { 'x-secret'"],
    },
    {
      name: 'the secret with every request',
      file: 'ask-dadata.ts',
      change: ["...(secret && { 'x-secret'", "...(true && { 'x-secret'"],
    },
    {
      name: 'a cleaning sent twice',
      file: 'ask-dadata.ts',
      change: ["class: 'unsafe-write',\n    method", "class: 'read',\n    method"],
    },
    { name: 'a used-up day for a wrong key', file: 'ask-dadata.ts', change: ['disabled for token|limit', 'limit'] },
    {
      name: 'the key in the address',
      file: 'ask-dadata.ts',
      change: ['/${what}`', '/${what}?token=${call.settings.apiKey}`'],
    },
    {
      name: 'a web page for an empty list',
      file: 'ask-dadata.ts',
      change: ['return answer.json();', 'try { return answer.json(); } catch { return { suggestions: [] }; }'],
    },
    {
      name: 'lines beyond the number chosen',
      file: 'dadata.connector.ts',
      change: [
        '{ query, count: count(call) });\n    return read(parties',
        '{ query, count: 20 });\n    return read(parties',
      ],
    },
    { name: 'any branch for the one asked for', file: 'dadata.connector.ts', change: ['...(kpp && { kpp })', ''] },
    {
      name: 'addresses of every region',
      file: 'dadata.connector.ts',
      change: ['regions.length > 0', 'regions.length > 99'],
    },
    {
      name: 'cleaned addresses in another order',
      file: 'dadata.connector.ts',
      change: ['answer[at] ?? {}', 'answer.at(-1 - at) ?? {}'],
    },
    { name: 'an unknown status for a good one', file: 'mapping.ts', change: ["?? 'unknown'", "?? 'active'"] },
    {
      name: 'days counted in seconds',
      file: 'mapping.ts',
      change: ['new Date(milliseconds ??', 'new Date(1000 * milliseconds ??'],
    },
    {
      name: 'a guessed address for a sure one',
      file: 'mapping.ts',
      change: ["String(qc) === '0'", "String(qc) !== ''"],
    },
    {
      name: 'a check that asks nothing',
      file: 'check.ts',
      change: [
        "read(parties, await suggest(call, 'findById/party', { query: wellKnown, count: 1 }))",
        '{ suggestions: [{ data: { inn: wellKnown } }] }',
      ],
    },
  ],
});
