import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { stageName } from '../../../shared/records/stage-name.ts';
import { useMay } from '../../../shared/session/me.ts';
import { assign, changeStatus, moveToStage } from '../acts.ts';
import { commonMoves, moveName } from '../model.ts';
import { type Requisition, type RequisitionStatus, statusFlowQuery, usePipeline } from '../queries.ts';

interface BulkChoicesProps {
  chosen: readonly Requisition[];
  disabled: boolean;
  onAct(act: (one: Requisition) => Promise<unknown>): void;
  /** A move that has to be explained. */
  onReason(to: RequisitionStatus): void;
}

/** Who answers for the chosen, at which stage and in which status they stand. */
export function BulkChoices({ chosen, disabled, onAct, onReason }: BulkChoicesProps) {
  const may = useMay();
  const { active } = usePeople();
  const { stages } = usePipeline();
  const { data: flow } = useQuery(statusFlowQuery);
  const targets = commonMoves(chosen, flow?.transitions ?? [], may);
  const begin = (to: RequisitionStatus, needsReason: boolean) =>
    needsReason ? onReason(to) : onAct((one) => changeStatus(one, to));
  return (
    <>
      {may('purchase_requisitions.assign') && (
        <Choose label={labelOf(noun, 'responsibleId')} disabled={disabled}>
          {active.map(({ id, fullName }) => (
            <Menu.Item key={id} onClick={() => onAct((one) => assign(one, id))}>
              {fullName}
            </Menu.Item>
          ))}
        </Choose>
      )}
      {may('purchase_requisitions.update') && (
        <Choose label={labelOf(noun, 'stage')} disabled={disabled}>
          {stages.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => onAct((one) => moveToStage(one.id, id))}>
              {stageName(name)}
            </Menu.Item>
          ))}
        </Choose>
      )}
      <Choose label={labelOf(noun, 'status')} disabled={disabled || targets.length === 0}>
        {targets.map(({ to, needsReason }) => (
          <Menu.Item key={to} onClick={() => begin(to, needsReason)}>
            {moveName(to)}
          </Menu.Item>
        ))}
      </Choose>
    </>
  );
}

const Choose = ({ label, disabled, children }: { label: string; disabled: boolean; children: ReactNode }) => (
  <Menu position="top-start" disabled={disabled}>
    <Menu.Target>
      <Button variant="default" size="compact-sm" disabled={disabled} rightSection={<ChevronUp size={14} />}>
        {label}
      </Button>
    </Menu.Target>
    <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
      {children}
    </Menu.Dropdown>
  </Menu>
);
