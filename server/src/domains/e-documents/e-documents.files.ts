import { conflict, words } from '../../kernel/problems/errors.ts';
import { fileHost } from '../../platform/files/host.ts';
import { eDocumentFiles } from './e-document.ts';
import type { Operators } from './operators.ts';
import { getOutgoing } from './outgoing/get-outgoing.ts';
import { revokeOutgoing } from './outgoing/revoke-outgoing.ts';

/** The very file that an operator was given. Nothing is added to it. */
export const filesOfEDocuments = (operators: Operators) =>
  fileHost({
    entityType: eDocumentFiles,
    get: getOutgoing,
    update: revokeOutgoing(operators),
    closed: () =>
      conflict(
        'document_given',
        words(
          'Files cannot be attached to a document that an operator was given.',
          'К документу, переданному оператору, нельзя приложить файл.',
        ),
      ),
  });
