import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReportPage, type ReportTile, usualTiles } from '../../../../../nouns/report-page.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMe } from '../../../shared/session/me.ts';

const readPages = () => ask(api.GET('/api/v1/report-pages'));

export const pagesQuery = queryOptions({
  queryKey: ['report-pages'],
  queryFn: readPages,
  select: ({ items }) => items,
});

type Changed = Partial<Pick<ReportPage, 'name' | 'isShared' | 'tiles'>>;

const usePagesChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['report-pages'] });
};

/** A page as it stands on the screen: whoever has made none sees the usual one, which is made with its first change. */
export type ShownPage = Pick<ReportPage, 'name' | 'isShared' | 'tiles'> & Partial<Pick<ReportPage, 'id' | 'ownerId'>>;

export const usualPage = (): ShownPage => ({
  name: say('My page', 'Моя страница'),
  isShared: false,
  tiles: [...usualTiles],
});

export const useSavePage = () =>
  useMutation({
    mutationFn: ({ page, ...body }: Changed & { page: ShownPage }) =>
      page.id === undefined
        ? ask(api.POST('/api/v1/report-pages', { body: { name: page.name, tiles: page.tiles, ...body } }))
        : ask(api.PATCH('/api/v1/report-pages/{id}', { params: { path: { id: page.id } }, body })),
    onSuccess: usePagesChanged(),
  });

export const useDeletePage = () =>
  useMutation({
    mutationFn: (id: string) => ask(api.DELETE('/api/v1/report-pages/{id}', { params: { path: { id } } })),
    onSuccess: usePagesChanged(),
  });

/** Puts a tile at the end of the caller's first page. */
export function useAddTile() {
  const { user } = useMe();
  const save = useSavePage();
  return useMutation({
    mutationFn: async (tile: ReportTile) => {
      const { items } = await readPages();
      const page = items.find(({ ownerId }) => ownerId === user.id) ?? usualPage();
      return save.mutateAsync({ page, tiles: [...page.tiles, tile] });
    },
  });
}
