process.stdout.write('brushwork\n');
