import { expect, test } from 'vitest';
import { diskFault, roomFault } from './disk-room';

test('a disk without room for the site is told in a line, with how much is needed and where', () => {
  expect(roomFault('/site', 25, 0)).toBe('the disk is full: a build needs 700 MB more in /site, and 25 MB are free');
  expect(roomFault('/site', 700, 0)).toBe(null);
});

test('what the last build left is written over, and still something is needed', () => {
  expect(roomFault('/site', 300, 500)).toBe(null);
  expect(roomFault('/site', 99, 650)).toBe('the disk is full: a build needs 100 MB more in /site, and 99 MB are free');
});

test('of a folder what its disk has is asked', () => {
  expect(diskFault(process.cwd())).toBe(null);
});
