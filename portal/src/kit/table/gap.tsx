/** Room for rows of a table that are not drawn. One cell: a span over columns that are hidden would make them anew. */
export const Gap = ({ height = 0 }: { height: number | undefined }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
