import { describePages } from './accessible';

describePages('en');
