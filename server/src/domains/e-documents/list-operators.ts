import Type from 'typebox';
import { operators as named } from '../../../../nouns/e-document.ts';
import { choice, flag, id, nullable, object, text } from '../../kernel/fields.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { findInstalled } from '../../platform/integrations/find-installed.ts';
import type { Operators } from './operators.ts';

const capabilities = object(
  {
    pdf: flag('Takes PDF'),
    docx: flag('Takes DOCX'),
    xmlUpd: flag('Takes a УПД as XML'),
    revoke: flag('Revocation can be asked for'),
    revokeDraft: flag('A draft can be taken back too'),
    refuse: flag('Incoming documents can be refused'),
    archive: flag('Signed documents can be downloaded'),
  },
  { title: 'What can be done by it' },
);

const active = object(
  {
    operator: choice(Object.keys(named) as Array<keyof typeof named>, 'Operator'),
    slug: text(64, 'Integration', { examples: ['edo-diadoc'] }),
    title: Type.String({ title: 'What people call it', examples: ['Диадок'] }),
    installationId: id('Installation'),
    account: nullable(Type.String({ title: 'Whom we are there' })),
    capabilities,
  },
  { title: 'Active operator' },
);

/** Who may be chosen in the block of a document. */
export const listOperators = ({ ports }: Operators) =>
  query({
    name: 'e-documents.list-operators',
    summary: words('List active operators', 'Список действующих операторов'),
    description: 'Those whose integration is installed and works, in the order A, B, C.',
    permission: 'edo.read',
    scope: ['customer_documents.read', 'supplier_documents.read', 'documents.read'],
    input: object({}),
    output: object({ items: Type.Array(active, { title: 'Operators' }) }),

    async run({ db, language }) {
      const found = await Promise.all(
        [...ports].map(async ([slug, port]) => ({ port, is: await findInstalled(db, [slug]) })),
      );
      return {
        items: found
          .flatMap(({ port, is }) => (is ? [shown(port, is, language)] : []))
          .toSorted((one, other) => (one.operator < other.operator ? -1 : 1)),
      };
    },
  });

function shown(
  { operator, title, capabilities: can }: EDocumentsPort,
  { id: installationId, slug, account }: NonNullable<Awaited<ReturnType<typeof findInstalled>>>,
  language: 'en' | 'ru',
) {
  const { pdf, docx, xmlUpd, revoke, revokeDraft, refuse, archive } = can;
  return {
    operator,
    slug,
    title: title[language],
    installationId,
    account,
    capabilities: { pdf, docx, xmlUpd, revoke, revokeDraft, refuse, archive },
  };
}
