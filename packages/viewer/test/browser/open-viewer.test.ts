import path from 'node:path';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from './open-viewer.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');

describeInBrowser('the page as brushwork view serves it', () => {
  it('works under its security policy, without anything from elsewhere', async () => {
    const { page, address } = await openViewer({ files: [sample] });
    await page.waitForLoadState('networkidle');
    expect(page.url().startsWith(address)).toBe(true);
    expect(await page.locator('bw-app').count()).toBe(1);
    const policy = (await (await page.request.get(address)).headers())['content-security-policy'];
    expect(policy).not.toMatch(/unsafe|eval/);
  }, 60_000);

  it('reads of a file what it needs, in ranges that the server confirms', async () => {
    const { page } = await openViewer({ files: [sample] });
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/files/0/')) answers.push(response.status());
    });
    await page.reload();
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(new Set(answers)).toEqual(new Set([206]));
  }, 60_000);

  it('is not reached by a page of another origin', async () => {
    const { page, address, problems } = await openViewer();
    const other = await openViewer();
    const outcome = await other.page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'read',
          () => 'refused',
        ),
      address,
    );
    expect(outcome).toBe('refused');
    await other.page.evaluate((url) => {
      location.href = url;
    }, address);
    await expect.poll(() => other.page.content().catch(() => '')).toContain('address bar');
    // The other page has reason to complain: its policy forbids it to ask, and it was refused.
    await other.close();
    expect([await page.locator('bw-app').count(), problems]).toEqual([1, []]);
  }, 60_000);
});
