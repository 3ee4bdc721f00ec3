import { type EDocument, operators as named } from '../../../../nouns/e-document.ts';
import type { Requirement } from '../../kernel/access/actor.ts';
import type { Call } from '../../kernel/integrations/call.ts';
import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { EDocumentOperator } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import type { Steps } from '../../kernel/operation.ts';
import { askPort } from '../../platform/integrations/ask-port.ts';

const portName = 'eDocuments';

const portOf = ({ ports }: AnyConnector) => (ports as { eDocuments?: EDocumentsPort } | undefined)?.[portName];

/** The connectors of operators, by the operator they speak to. */
export function operatorsOf(connectors: readonly AnyConnector[]) {
  const ofOperators = connectors.filter((one) => portOf(one) !== undefined);
  const speaking = (operator: EDocumentOperator) => ofOperators.filter((one) => portOf(one)?.operator === operator);

  return {
    /** Integrations of operators, by slug. */
    ports: new Map(ofOperators.map((one) => [one.manifest.slug, portOf(one) as EDocumentsPort])),

    /** Asks the installed integration of an operator; `asks` is the right of the caller. */
    asking(asks: Pick<Requirement, 'permission' | 'scope'>): AskOperator {
      const askers = new Map(
        (Object.keys(named) as EDocumentOperator[]).map((operator) => [
          operator,
          askPort<EDocumentsPort>(speaking(operator), portName, asks),
        ]),
      );
      return async (steps, operator, work) => {
        const asker = askers.get(operator) as ReturnType<typeof askPort<EDocumentsPort>>;
        const connection = await asker.open(steps);
        const ask = <T>(question: (port: EDocumentsPort, call: Call) => Promise<T>) =>
          asker.ask(steps, connection, question);
        const port = portOf(ofOperators.find(({ manifest }) => manifest.slug === connection.slug) as AnyConnector);
        return work({ ask, installationId: connection.installationId, port: port as EDocumentsPort });
      };
    },
  };
}

export type Operators = ReturnType<typeof operatorsOf>;

/** The operator as it can be asked: by the installation that works. */
export interface OpenOperator {
  installationId: string;
  port: EDocumentsPort;
  ask<T>(question: (port: EDocumentsPort, call: Call) => Promise<T>): Promise<T>;
}

type AskOperator = <R>(
  steps: Steps,
  operator: EDocument['operator'],
  work: (open: OpenOperator) => Promise<R>,
) => Promise<R>;
