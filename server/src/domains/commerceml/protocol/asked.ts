import Type, { type Static } from 'typebox';
import { plainAnswer } from '../../../kernel/download.ts';
import { type StreamedBody, streamedBody } from '../../../kernel/intake/streamed-body.ts';
import { inSteps } from '../../../kernel/operation.ts';
import { token } from './session.ts';

const asked = {
  token,
  type: Type.Optional(Type.String({ title: 'What is exchanged', maxLength: 100, examples: ['catalog'] })),
  mode: Type.Optional(Type.String({ title: 'Step of the exchange', maxLength: 100, examples: ['checkauth'] })),
  filename: Type.Optional(
    Type.String({ title: 'File the step speaks of', maxLength: 1_000, examples: ['import0_1.xml'] }),
  ),
  sessid: Type.Optional(Type.String({ title: 'Key of the session, as `checkauth` gave it', maxLength: 200 })),
  version: Type.Optional(Type.String({ title: 'Version of CommerceML of the client', maxLength: 100 })),
};

// Clients of other versions send parameters of their own, which say nothing here.
const tolerant = { additionalProperties: true };
export const input = Type.Object(asked, tolerant);
export const inputWithBody = Type.Object(
  { ...asked, body: Type.Optional(streamedBody('One part of a file, as it is')) },
  tolerant,
);

export type Asked = Static<typeof input> & { body?: StreamedBody };

export const described = {
  permission: 'visitor',
  scope: null,
  output: plainAnswer('Outcome in the first line: success, progress or failure', [
    'text/plain; charset=windows-1251',
    'text/plain; charset=utf-8',
    'application/xml; charset=windows-1251',
    'application/xml; charset=utf-8',
  ]),
  run: inSteps,
} as const;
