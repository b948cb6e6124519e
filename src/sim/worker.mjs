import Tinypool from 'tinypool';
import { register } from 'tsx/esm/api';

// A worker does not read TypeScript by what its command was started with.
register();
const { default: work } = await import(Tinypool.workerData.file);

export default work;
