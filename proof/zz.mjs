import { readFileSync } from 'node:fs';
import { randomFrom, createBot, shuffled } from '@hanchan/bots';
import { deal, legalActions, newMatch, play, seatsToAct, view } from '@hanchan/game';
import { findRuleset } from '@hanchan/rulesets';
import { randomWall } from '@hanchan/arena';
import { lookAt, chooseWorlds, playOut, worthOf } from '@hanchan/worlds';
const { values: rules } = findRuleset(process.argv[2] ?? 'tenhou');
const club = createBot('club', null).value;
const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1000};
let tw=0,nw=0,tp=0,np=0,ts=0,digest=0;
for (let s=0;s<12;s++){const random=randomFrom(s);let match=deal(newMatch(rules),randomWall(rules,random)).value.match;let i=0;
while(match.phase==='playing'){const [seat]=seatsToAct(match);const legal=legalActions(match,seat);const seen=view(match,seat);const a=club.decide(seen,legal,random).action;
 if(legal.length>3&&i++%12===3){let t=cpu();const look=lookAt(seen,null);const ws=chooseWorlds(look,40,randomFrom(1));tw+=cpu()-t;nw+=40;t=cpu();const es=ws.map(w=>playOut(w.match,a,seat));tp+=cpu()-t;np+=40;t=cpu();for(const e of es)digest=(digest*31+Math.round(worthOf(e.match)[seat].place*1e6)+e.points)%1000000007;ts+=cpu()-t}
 match=play(match,a).value.match}}
console.log('worlds ms',(tw/nw).toFixed(3),'rollout ms',(tp/np).toFixed(3),'worth ms',(ts/np).toFixed(3),np,digest);
