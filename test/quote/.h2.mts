import { fold, locate } from '/work/main/src/quote/index.ts'
const u=process.argv[2]!.replace(/\\n/g,'\n');const n=Math.ceil(1e6/u.length);const s=u.repeat(n);const f=fold(s);
for(const q of ['a','a a a','5','1 000','a … a','vzorek', u.repeat(20), u.repeat(50)+'q', 'a'+u.repeat(20)]){const a=performance.now();const l=locate(f,q);console.log(JSON.stringify(q.slice(0,20)),Math.round(performance.now()-a),l.status,l.spans.length)}
