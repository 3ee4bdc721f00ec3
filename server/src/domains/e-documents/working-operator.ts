import type { EDocument } from '../../../../nouns/e-document.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { workingInstallation } from '../../platform/integrations/working-installation.ts';
import type { Operators } from './operators.ts';

/** The installation by which an operator is reached now; refused with what is missing where none is. */
export async function workingOperator(
  ctx: ReadContext,
  ports: Operators['ports'],
  operator: EDocument['operator'],
): Promise<{ installationId: string; port: EDocumentsPort }> {
  const speaking = new Map([...ports].filter(([, port]) => port.operator === operator));
  const { installation, port } = await workingInstallation(ctx, speaking);
  return { installationId: installation.id, port };
}
