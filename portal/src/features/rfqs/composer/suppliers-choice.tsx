import { Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { say } from '../../../kit/say.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { useCanAskByMessenger } from '../components/use-can-ask-by-messenger.ts';
import { addressOf, mayBeAsked, type Proposed, proposeSuppliers } from '../model.ts';
import { partiesToAsk } from '../parties-to-ask.ts';
import {
  type Counterparty,
  counterpartiesQuery,
  itemSuppliersQuery,
  mostNamed,
  type Requisition,
  type RequisitionLine,
} from '../queries.ts';
import classes from './composer.module.css';
import { ProposedSupplier } from './proposed-supplier.tsx';

export interface ChosenSupplier {
  counterpartyId: string;
  name: string;
  /** Where the letter goes; none means that the link is handed over in another way. */
  email: string | null;
  contactName: string | null;
  /** Asked in a messenger in place of a letter. */
  byMessenger?: boolean;
}

interface SuppliersChoiceProps {
  requisition: Requisition;
  lines: readonly RequisitionLine[];
  chosen: readonly ChosenSupplier[];
  onChange: Dispatch<SetStateAction<readonly ChosenSupplier[]>>;
}

const mostCards = 40;

/** Those the requisition names and those whose assortment holds its items, then anybody found by name. */
export function SuppliersChoice({ requisition, lines, chosen, onChange }: SuppliersChoiceProps) {
  const client = useQueryClient();
  const canAsk = useCanAskByMessenger();
  const [found, setFound] = useState<readonly RecordOption[]>([]);
  const itemIds = [...new Set(lines.flatMap(({ catalogItemId }) => catalogItemId ?? []))].sort().slice(0, mostCards);
  const { data: cards = [], isLoading } = useQuery(itemSuppliersQuery(itemIds));
  const known = proposeSuppliers(lines, cards, requisition.suppliers);
  const added = found
    .filter(({ id }) => !known.some(({ counterpartyId }) => counterpartyId === id))
    .map(({ id, label }): Proposed => ({ counterpartyId: id, name: label, covers: 0, isCandidate: false }));
  const proposed = [...added, ...known].slice(0, mostNamed);
  // Those that are known already stay so while more come: a box that is about to be ticked does not go dead under the pointer.
  const { data: parties = [] } = useQuery({
    ...counterpartiesQuery(proposed.map(({ counterpartyId }) => counterpartyId).sort()),
    placeholderData: (previous) => previous,
  });
  const partyOf = new Map(parties.map((party) => [party.id, party]));
  const isChosen = (id: string) => chosen.some(({ counterpartyId }) => counterpartyId === id);
  const toggle = ({ counterpartyId, name }: Proposed) =>
    isChosen(counterpartyId)
      ? onChange((before) => before.filter((one) => one.counterpartyId !== counterpartyId))
      : onChange((before) => [...before, supplierOf(counterpartyId, name, partyOf.get(counterpartyId))]);
  // Whoever is looked for by name is meant to be asked: the box comes ticked, and is never open to a click before that.
  const add = async (option: RecordOption) => {
    const [party] = await client.fetchQuery(counterpartiesQuery([option.id])).catch(() => []);
    setFound((before) => [option, ...before.filter(({ id }) => id !== option.id)]);
    if (!party || !mayBeAsked(party)) return;
    onChange((before) =>
      before.some(({ counterpartyId }) => counterpartyId === option.id)
        ? before
        : [...before, supplierOf(option.id, option.label, party)],
    );
  };
  return (
    <>
      <ul className={classes.suppliers} aria-label={say('Proposed suppliers', 'Предложенные поставщики')}>
        {proposed.map((one) => (
          <ProposedSupplier
            key={one.counterpartyId}
            proposed={one}
            party={partyOf.get(one.counterpartyId)}
            lines={lines.length}
            isChosen={isChosen(one.counterpartyId)}
            onToggle={() => toggle(one)}
            {...(canAsk && {
              byMessenger: chosen.some((it) => it.counterpartyId === one.counterpartyId && it.byMessenger),
              onByMessenger: (on: boolean) =>
                onChange((before) =>
                  before.map((it) => (it.counterpartyId === one.counterpartyId ? { ...it, byMessenger: on } : it)),
                ),
            })}
          />
        ))}
      </ul>
      {isLoading && <Loader size="sm" m="md" />}
      {!isLoading && proposed.length === 0 && (
        <p className={classes.nobody}>
          {say(
            'No supplier is known for these positions yet: find one by name.',
            'Для этих позиций поставщики пока не известны: найдите по названию.',
          )}
        </p>
      )}
      <div className={classes.search}>
        <SelectOrMake
          of="counterparty"
          among={partiesToAsk}
          aria-label={say('Find another supplier', 'Найти другого поставщика')}
          placeholder={say('Find another supplier by name or INN', 'Найти другого по названию или ИНН')}
          value={null}
          onChange={(option) => option && void add(option)}
        />
      </div>
    </>
  );
}

function supplierOf(counterpartyId: string, name: string, party: Counterparty | undefined): ChosenSupplier {
  const email = party ? addressOf(party) : null;
  const contact = party?.contacts.find((one) => one.email === email);
  return { counterpartyId, name, email, contactName: contact?.fullName ?? null };
}
