import { describe, expect, it } from 'vitest';
import { testFileProblems } from './test-files.ts';

const problemsOf = (text: string, path = 'src/lib/door.test.ts', support = '') =>
  testFileProblems([
    { path, text },
    { path: 'tests/support/doors.ts', text: support },
  ]);

describe('a test', () => {
  it.each([
    ["it('opens', () => { expect(open()).toBe(true); });"],
    ["it.each([1, 2])('opens %i', async (n) => { await expect(open(n)).resolves.toBe(n); });"],
    ["it('opens', () => isOpen()); function isOpen() { check(); } const check = () => expect(1);"],
    ["it('opens', isOpen); async function isOpen() { expect(1).toBe(1); }"],
    ["it('opens', () => { fc.assert(fc.property(door, (each) => each.open())); });"],
    ["class Walk { take() { expect(1).toBe(1); } } test('opens', () => new Walk().take());"],
    ["test('opens', async ({ page }) => { await page.getByRole('door').waitFor(); });"],
    ["test.describe('doors', () => { test.use({}); test.beforeEach(() => open()); });"],
  ])('that asserts is fine: %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('may assert by a function that tests share', () => {
    const test = "it('opens', async () => { await expectOpen(); });";
    expect(
      problemsOf(test, undefined, 'export const expectOpen = () => expect(1).toBe(1);'),
    ).toEqual([]);
    expect(problemsOf(test, undefined, 'export const expectOpen = () => true;')).toHaveLength(1);
  });

  it.each([
    ["it('opens', () => { open(); });"],
    ["it.each([1])('opens', async (n) => { await open(n); });"],
    ["it('opens', open); function open() { return 1; }"],
    ["test('opens', async ({ page }) => { await page.goto('/door'); });"],
  ])('that asserts nothing is not: %s', (text) => {
    expect(problemsOf(text)).toEqual([
      'src/lib/door.test.ts: "opens" asserts nothing, so it cannot fail. Expect what its name says.',
    ]);
  });
});

describe('the speed of the machine', () => {
  it.each([
    ['await vi.waitFor(() => expect(1).toBe(1));', 'vi.waitFor'],
    ['await expect.poll(() => 1).toBe(1);', 'expect.poll'],
    ['vi.setConfig({ testTimeout: 1 });', 'vi.setConfig'],
    ['const begun = performance.now();', 'performance.now'],
    ["it('opens', () => { expect(1).toBe(1); }, 5000);", 'time limit'],
  ])('decides no test: %s', (text, named) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(named)]);
    // The runner of the end-to-end tests has its own ways to wait.
    expect(problemsOf(text, 'tests/e2e/door.test.ts')).toEqual([]);
  });
});
