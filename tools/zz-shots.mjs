import { launchChromium } from './chromium.mjs';
import { startSite } from './site.mjs';
const file = process.argv[2];
const site = await startSite();
const browser = await launchChromium();
const looks = [['desk-light',1440,900,'light'],['desk-dark',1440,900,'dark'],['phone-light',390,844,'light'],['phone-dark',390,844,'dark']];
const only = process.argv[3];
for (const [name,width,height,colorScheme] of looks) {
  if (only && !name.includes(only)) continue;
  const phone = width<600;
  const context = await browser.newContext({ baseURL: site.url, viewport:{width,height}, colorScheme, hasTouch: phone, isMobile: phone, reducedMotion:'reduce' });
  const page = await context.newPage();
  page.on('pageerror', e => console.log('ERR', e.stack));
  page.on('console', m => m.type()==='error' && console.log('CON', m.text()));
  await page.goto('/replay');
  await page.locator('h1').waitFor();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots/open-${name}.png` });
  const t0 = Date.now();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.table-page.replaying .hand .tile').first().waitFor();
  console.log(name, 'open ms', Date.now()-t0, page.url());
  await page.evaluate(() => { for (let i=0;i<34;i++) dispatchEvent(new KeyboardEvent('keydown',{key:'ArrowRight'})); });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shots/replay-${name}.png` });
  await page.keyboard.press('o');
  for (const tab of ['hands','scores','file']) {
    if (phone) { if (!(await page.locator('.talk.open').count())) await page.locator('.ways .more').click(); }
    await page.locator(`#tab-${tab}`).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shots/${tab}-${name}.png` });
  }
  if (phone) { await page.locator('.talk .close').click(); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/shots/opened-${name}.png` }); }
  await page.locator('main h1').focus().catch(()=>{});
  await page.keyboard.press('End'); await page.waitForTimeout(900);
  await page.screenshot({ path: `/tmp/shots/result-${name}.png` });
  const url = new URL(page.url());
  await page.goto(url.pathname.replace('replay','review') + '?seat=1&level=expert');
  await page.locator('#review-summary').waitFor({timeout: 60000});
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots/review-${name}.png`, fullPage: phone ? false : false });
  await context.close();
}
await browser.close(); await site.close();
