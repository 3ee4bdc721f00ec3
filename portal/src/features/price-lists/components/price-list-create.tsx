import { Modal } from '@mantine/core';
import { Button, Group, Modal, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { bind } from '../../../kit/form/bind.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { PriceListCreateForm } from './price-list-create-form.tsx';

interface PriceListCreateProps {
  opened: boolean;
  onClose(): void;
}

/** A new price list, as a draft without rows. */
export function PriceListCreate({ opened, onClose }: PriceListCreateProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={520}
      title={say('New price list', 'Новый прайс-лист')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <PriceListCreateForm onClose={onClose} />
    </Modal>
  );
}
