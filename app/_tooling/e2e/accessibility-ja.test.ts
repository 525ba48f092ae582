import { describePages } from './accessible';

describePages('ja');
