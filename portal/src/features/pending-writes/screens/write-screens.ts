/** Both pages in one part: the first page of the portal names each part it may load. */
export { WriteList } from './write-list.tsx';
export { WritePage } from './write-page.tsx';
