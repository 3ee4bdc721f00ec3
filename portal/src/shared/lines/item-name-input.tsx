import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, lazy, Suspense, useDeferredValue, useState } from 'react';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { say } from '../../kit/say.ts';
import { readUnit, showUnit } from '../../kit/units.ts';
import { api, ask } from '../api/client.ts';
import { useMay } from '../session/me.ts';
import { type FoundItem, findForLine } from './find-for-line.ts';

const MakeDialog = lazy(async () => ({ default: (await import('../making/make-dialog.tsx')).MakeDialog }));

interface ItemNameInputProps extends Pick<TextInputProps, 'aria-label' | 'name' | 'error'> {
  value: string;
  /** Article of the item that was chosen. */
  sku: string | null;
  onType(name: string): void;
  onChoose(item: FoundItem): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
}

/** What a line is about: an item of the catalog found by typing, or any words. */
export function ItemNameInput({ value, sku, onType, onChoose, ...input }: ItemNameInputProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const may = useMay();
  const search = useDeferredValue(value.trim());
  const { data: found = [] } = useQuery({
    queryKey: ['find', 'lines', search],
    queryFn: ({ signal }) => findForLine(search, signal),
    enabled: combobox.dropdownOpened && search.length > 1 && may('catalog.read'),
    placeholderData: (previous) => previous,
  });
  const [missing, setMissing] = useState<string>();
  const mayMake = may('catalog.create') && sku === null;
  const take = async ({ id }: RecordOption) => {
    setMissing(undefined);
    onChoose(await ask(api.GET('/api/v1/catalog/{itemId}', { params: { path: { itemId: id } } })));
  };
  return (
    <>
      <Combobox
        store={combobox}
        onOptionSubmit={(id) => {
          const item = found.find((one) => one.id === id);
          if (id === '$make') setMissing(search);
          else if (item) onChoose(item);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target>
          <TextInput
            {...input}
            value={value}
            autoComplete="off"
            placeholder={say('Catalog item or free text', 'Позиция каталога или свой текст')}
            description={sku ? `${say('Article', 'Артикул')} ${sku}` : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={({ currentTarget }) => {
              onType(currentTarget.value);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={(found.length === 0 && !mayMake) || search.length < 2}>
          <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
            {found.map(({ id, name, sku, baseUom }) => (
              <Combobox.Option key={id} value={id}>
                <Text size="sm">{name}</Text>
                <Text size="xs" c="dimmed">
                  {[sku, showUnit(readUnit(baseUom) ?? '796')].filter(Boolean).join(' · ')}
                </Text>
              </Combobox.Option>
            ))}
            {mayMake && (
              <Combobox.Option value="$make">
                {say(`Create “${search}” in the catalog`, `Создать «${search}» в каталоге`)}
              </Combobox.Option>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {missing !== undefined && (
        <Suspense>
          <MakeDialog
            of="item"
            typed={missing}
            onMade={(item) => void take(item)}
            onClose={() => setMissing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
