import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { say } from '../../../kit/say.ts';
import type { ListPage } from '../../../kit/table/use-list.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { stageName } from '../../../shared/records/stage-name.ts';
import { moveToStage } from '../acts.ts';
import { columnKey, type Filters, type Requisition } from '../queries.ts';
import { moveBetween } from './move-between.ts';

interface Move {
  requisition: Requisition;
  to: NonNullable<Requisition['stage']>;
}

type Column = InfiniteData<ListPage<Requisition>, string | undefined>;

/** Seen at once, told to the server after; undone by a click, and put back where the server refuses. */
export function useStageMove(filters: Filters) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ requisition, to }: Move) => moveToStage(requisition.id, to.id),
    async onMutate({ requisition, to }) {
      await client.cancelQueries({ queryKey: ['requisitions', 'column'] });
      const keys = [columnKey(filters, requisition.stage?.id ?? ''), columnKey(filters, to.id)];
      const before = keys.map((key) => [key, client.getQueryData<Column>(key)] as const);
      const [from, target] = before.map(([, column]) => column);
      const moved: Requisition = {
        ...requisition,
        stage: { id: to.id, name: to.name, color: to.color, externalId: to.externalId },
      };
      const [left, joined] = moveBetween(from?.pages ?? [], target?.pages ?? [], moved);
      if (from) client.setQueryData<Column>(keys[0] ?? [], { ...from, pages: left });
      if (target) client.setQueryData<Column>(keys[1] ?? [], { ...target, pages: joined });
      return { before, moved };
    },
    onError(_error, _move, context) {
      for (const [key, column] of context?.before ?? []) client.setQueryData(key, column);
    },
    onSuccess(_answer, { requisition, to }, { moved }) {
      const { stage, number } = requisition;
      tellDone(
        say(`${number} moved to “${stageName(to.name)}”`, `${number} перемещена в «${stageName(to.name)}»`),
        stage ? () => mutate({ requisition: moved, to: stage }) : undefined,
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['requisitions'] }),
  });
  return useCallback((move: Move) => mutate(move), [mutate]);
}
