/** How the matches move while it is measured. */

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every seat moves as soon as it may; `stalled` are matches in which nobody moved while it was measured. */
export async function fast(matches, tally, { seconds, warmUp, begin }) {
  for (const match of matches) match.eager = true;
  for (const match of matches) match.move();
  let before = [];
  const result = await measured(tally, seconds, warmUp, () => {
    before = matches.map((match) => match.made);
    begin();
  });
  return { ...result, stalled: matches.filter((match, index) => match.made === before[index]).length };
}

/** Every match moves once in so many seconds, the matches spread evenly over them. */
export async function paced(matches, tally, { seconds, warmUp, every, begin }) {
  const began = performance.now();
  let next = 0;
  let late = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000 / every) * matches.length);
    for (; next < due; next++) late += matches[next % matches.length].move() ? 0 : 1;
  }, 1);
  const result = await measured(tally, seconds, warmUp, begin);
  clearInterval(timer);
  return { ...result, late };
}

async function measured(tally, seconds, warmUp, begin) {
  await wait(warmUp * 1000);
  begin();
  tally.reset();
  await wait(seconds * 1000);
  return tally.result();
}
