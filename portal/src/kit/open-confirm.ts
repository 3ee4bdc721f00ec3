import { modals } from '@mantine/modals';

type Question = Parameters<typeof modals.openConfirmModal>[0] & { onConfirm(): void };

/** Asks before something is done. A second press, while the question goes away, does nothing. */
export function openConfirm({ onConfirm, ...question }: Question): string {
  let isConfirmed = false;
  return modals.openConfirmModal({
    ...question,
    onConfirm() {
      if (isConfirmed) return;
      isConfirmed = true;
      onConfirm();
    },
  });
}
