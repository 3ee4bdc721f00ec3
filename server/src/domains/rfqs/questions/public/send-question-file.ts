import { createReadStream } from 'node:fs';
import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { upload } from '../../../../kernel/intake/upload.ts';
import { command, inSteps, query } from '../../../../kernel/operation.ts';
import { Refusal, words } from '../../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { acceptedExtensions, acceptedMimeTypes } from '../../../../platform/files/accepted-types.ts';
import { file } from '../../../../platform/files/file.ts';
import { judgeFile } from '../../../../platform/files/judge-file.ts';
import { storeFile } from '../../../../platform/files/store-file.ts';
import { enterByLink, type LinkHeld, openLink } from '../../links/open-link.ts';
import { tokenField } from '../../public/token-field.ts';
import { keepQuestionFile, ownQuestion } from '../keep-question-file.ts';
import { publicQuestions } from './public-questions.ts';

const about = object({ token: tokenField, questionId: id('Question') });

const byLink = { permission: 'internal', scope: null, enter: enterByLink } as const;

/** Before anything is stored: the question is one of the link, and the portal whose it is. */
const checkQuestion = query({
  ...byLink,
  name: 'supplier-rfqs.check-question-file',
  summary: words('Check that a file may be sent', 'Проверить, что файл можно отправить'),
  input: about,
  output: object({ tenantId: id() }),
  async run(ctx, { questionId }, link: LinkHeld) {
    await ownQuestion(ctx.db, await openLink(ctx, link, 'read'), questionId);
    return { tenantId: ctx.db.tenant };
  },
});

const { fileName, mimeType, sizeBytes, sha256 } = file.fields;

const recordQuestionFile = command({
  ...byLink,
  name: 'supplier-rfqs.record-question-file',
  summary: words('Write down a file of a supplier', 'Записать файл поставщика'),
  input: object({
    ...about.properties,
    ...{ fileName, mimeType, sizeBytes, sha256, id: id(), storageKey: Type.String() },
  }),
  output: object({ isNew: Type.Boolean(), questions: publicQuestions }),
  run: (ctx, { token: _, ...given }, link: LinkHeld) => keepQuestionFile(ctx, link, given),
});

export const sendQuestionFile = command({
  name: 'supplier-rfqs.send-question-file',
  summary: words('Send a file beside a question by the link', 'Приложить файл к вопросу по ссылке'),
  description:
    `One file of up to 25 MiB, one of ${acceptedExtensions.join(', ')}, beside a question of the supplier that waits for its answer, or beside one that the buyers ask of ` +
    'it: at most 10 to a question. Name and content must agree. The same file again is kept once, and answered with 200. No other supplier ever sees it.',
  permission: 'visitor',
  scope: null,
  refuses: [
    ...(['not_found', 'link_expired', 'link_revoked', 'conflict'] as const),
    ...(['business_rule_violated', 'unsupported_file_type', 'file_malformed', 'quota_exceeded'] as const),
  ],
  alsoAnswers: [200],
  input: object({ ...about.properties, file: upload('The file', { mediaTypes: acceptedMimeTypes }) }),
  output: publicQuestions,
  run: inSteps,

  async steps({ services, command, query: ask, respond }, { file: received, ...named }) {
    const { tenantId } = await ask(checkQuestion, named);
    const mimeType = await judgeFile(received);
    const storageKey = await storeFile(services, tenantId, createReadStream(received.path));
    const { fileName, size: sizeBytes, sha256 } = received;
    const kept = { ...named, id: uuidv7(), fileName, mimeType, sizeBytes, sha256, storageKey };
    const { isNew, questions } = await command(recordQuestionFile, kept).catch(async (error) => {
      // A refusal left no row. After anything else a row may stand, so the sweep decides.
      if (error instanceof Refusal) await services.files.remove(storageKey);
      throw error;
    });
    if (!isNew) {
      await services.files.remove(storageKey);
      respond({ status: 200 });
    }
    return questions;
  },
});
